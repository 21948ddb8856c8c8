import type { FormOutcome, StepAnswer } from 'shared/forms';
import { match } from 'shared/routes';
import remote from '../remote.ts';

/** What the gateway is asked to do for a form that is posted without scripts, and what comes of it. */
async function post(form: string, values: Record<string, string>, ...answers: StepAnswer[]): Promise<FormOutcome> {
  const action = await remote.forms?.[form]?.();
  const { default: texts } = await remote.locales('fr');
  if (!action || !match('fr', '/fr/contact')) throw new Error(`no form ${form}`);
  const platform = { country: 'fr', language: 'fr', signedIn: false } as const;
  return action.answer({ values, answers }, { platform, texts, guestProducts: [] });
}

/** As a browser posts it: every field as a text, and no box that is not ticked. */
const typed = {
  civility: 'madam',
  firstName: 'Camille',
  lastName: 'Roy',
  company: '',
  email: 'Camille@Example.org',
  phone: '06 12 34 56 78',
  subject: 'Ligne 120',
  commandNumber: '',
  resellerType: 'shop',
  reseller: '',
  body: 'Existe-t-il\r\nen 110 ?',
  homepage: '',
};

it('has a message held as the script would send it, and says that a link was mailed', async () => {
  const asked = (copy: boolean) => ({
    kind: 'step',
    step: {
      kind: 'call',
      operationName: 'HoldMessage',
      variables: {
        contact: expect.objectContaining({
          civility: 'Madame',
          resellerType: 'En magasin',
          email: 'camille@example.org',
          company: null,
          body: 'Existe-t-il\nen 110 ?',
          copy,
        }),
      },
    },
  });
  expect(await post('hold-message', typed)).toMatchObject(asked(false));
  expect(await post('hold-message', { ...typed, copy: 'on' })).toMatchObject(asked(true));
  const held = { data: { holdMessage: { isError: false, message: 'Un lien vient d’être envoyé.' } } };
  expect(await post('hold-message', typed, held)).toEqual({
    kind: 'done',
    to: '/fr/contact',
    done: 'Un lien vient d’être envoyé.',
  });
  const refused = { data: { holdMessage: { isError: true, message: 'Nous sommes fermés.' } } };
  expect(await post('hold-message', typed, refused)).toMatchObject({
    kind: 'again',
    posted: { refused: 'Nous sommes fermés.' },
  });
});

it('keeps what was typed where a field is wrong or too much was sent', async () => {
  const wrong = { ...typed, email: 'camille', lastName: ' ' };
  expect(await post('hold-message', wrong)).toEqual({
    kind: 'again',
    posted: { values: wrong, problems: { email: 'email', lastName: 'required' } },
  });
  const refused = await post('hold-message', typed, { failed: { code: '429', retryAfterSeconds: 60 } });
  expect(refused).toMatchObject({ kind: 'again', posted: { values: typed, failed: { code: '429' } } });
});

it('hands a held message on, or says why not', async () => {
  const answer = (isError: boolean) => ({ data: { sendHeldMessage: { isError, message: 'Voilà.' } } });
  expect(await post('send-held-message', { link: 'abc' })).toMatchObject({
    step: { operationName: 'SendHeldMessage', variables: { token: 'abc' } },
  });
  expect(await post('send-held-message', { link: 'abc' }, answer(false))).toEqual({
    kind: 'done',
    to: '/fr/confirmer-message/abc',
    done: 'Voilà.',
  });
  const refused = await post('send-held-message', { link: 'abc' }, answer(true));
  expect(refused).toMatchObject({ kind: 'again', posted: { refused: 'Voilà.' } });
});
