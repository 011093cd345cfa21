//! Code that may panic, run so that a panic becomes a message: a broken law should be reported, not abort the search for it.

use std::any::Any;
use std::cell::Cell;
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

thread_local! {
    static QUIET: Cell<u32> = const { Cell::new(0) };
}

/// Runs `run`; a panic is not printed and comes back as its message.
pub(crate) fn catch<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    install();
    QUIET.with(|depth| depth.set(depth.get() + 1));
    let result = panic::catch_unwind(AssertUnwindSafe(run));
    QUIET.with(|depth| depth.set(depth.get() - 1));
    result.map_err(|payload| text_of(payload.as_ref()))
}

/// Puts a hook before the present one, once, that keeps silent in threads that are catching. Other threads print as ever.
fn install() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if QUIET.with(Cell::get) == 0 {
                before(info);
            }
        }));
    });
}

fn text_of(payload: &(dyn Any + Send)) -> String {
    payload
        .downcast_ref::<&str>()
        .map(ToString::to_string)
        .or_else(|| payload.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without a message".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_its_message() {
        assert_eq!(catch(|| 3), Ok(3));
        assert_eq!(
            catch(|| -> u8 { panic!("no {}", "way") }),
            Err("no way".to_owned())
        );
        assert_eq!(
            catch(|| -> u8 { catch(|| panic!("in")).map_or(1, |()| 2) }),
            Ok(1)
        );
    }
}
