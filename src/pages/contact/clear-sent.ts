/** Clears the fields whose entry was sent. What was typed since then stays. */
export function clearSent(form: HTMLFormElement, sent: FormData): void {
  // From the same source as what was sent: browsers differ in how they write a line break in it.
  const current = new FormData(form);
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    if (current.get(control.name) === sent.get(control.name)) control.value = control.defaultValue;
  }
}
