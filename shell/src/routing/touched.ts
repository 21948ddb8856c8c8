let touched = false;

/** Whether the visitor has typed or chosen something on this page, which a reload would lose. */
export const isTouched = (): boolean => touched;

/** Another page is shown: nothing on it has been touched yet. */
export function forgetTouches(): void {
  touched = false;
}

for (const event of ['input', 'change'])
  document.addEventListener(
    event,
    () => {
      touched = true;
    },
    { capture: true, passive: true },
  );
