import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

export const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const send = () => userEvent.click(button('Send message'));

/** All that the form asks for, as a visitor who reads English writes it. */
export async function fillIn() {
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Title' }), 'Ms');
  for (const [name, text] of [
    ['First name', 'Camille'],
    ['Last name', 'Roy'],
    ['E-mail', 'Camille@Example.org'],
    ['Phone', '+33 6 12 34 56 78'],
    ['Subject', 'Ligne 120'],
    ['Message', 'Is there one of 110?'],
  ] as const)
    await write(name, text);
}

/** Key by key it would take seconds on a busy machine. */
export async function write(name: string, text: string) {
  await userEvent.click(field(name));
  await userEvent.paste(text);
}

/** The files in the list. */
export const rows = () => within(screen.getByRole('group', { name: /Attachments/ })).getAllByRole('listitem');

export function pick(...files: File[]) {
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLElement)) throw new Error('There is no picker');
  return userEvent.upload(input, files, { applyAccept: false });
}

export const pdf = (name = 'plan.pdf', bytes = 2048) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
