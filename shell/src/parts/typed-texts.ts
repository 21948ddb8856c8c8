type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isCheck = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/** Whether a visitor has changed what the server rendered. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return (
      [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected) && hasDefault(field)
    );
  if (isCheck(field)) return field.checked !== field.defaultChecked;
  return !(field instanceof HTMLInputElement && field.type === 'file') && field.value !== field.defaultValue;
}

/** A list in which nothing is selected from the start shows its first option: that is no change. */
const hasDefault = ({ options, selectedIndex }: HTMLSelectElement): boolean =>
  selectedIndex > 0 || [...options].some(({ defaultSelected }) => defaultSelected);

/**
 * Remembers what was typed and chosen in a part before it is hydrated. Call what it returns when the part is: a field that
 * hydration has set back gets its text again, as if it had just been typed.
 */
export function typedTexts(root: HTMLElement): () => void {
  const typed = [...root.querySelectorAll<Field>('input, textarea, select')]
    .filter(isChanged)
    .map((field) => ({ field, value: field.value, checked: isCheck(field) && field.checked }));
  return () => {
    for (const { field, value, checked } of typed) {
      if (!field.isConnected) continue;
      if (isCheck(field)) {
        if (field.checked !== checked) field.click();
      } else {
        setValue(field, value);
        for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
      }
    }
  };
}

/** React takes a value for news where it differs from the one that was last set through the element itself. */
function setValue(field: Field, value: string): void {
  const caret = field instanceof HTMLSelectElement || field !== document.activeElement ? null : field.selectionEnd;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  field.value = '';
  set?.call(field, value);
  if (caret !== null && !(field instanceof HTMLSelectElement)) field.setSelectionRange(caret, caret);
}
