import { changePasswordRules, resetPasswordRules, signInRules, signUpRules } from './form-rules.ts';

interface Rules {
  safeParse(values: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } };
}

/** The first thing that is wrong with each field. */
function problems(rules: Rules, values: object): Record<string, string> {
  const issues = rules.safeParse(values).error?.issues ?? [];
  return Object.fromEntries([...issues].reverse().map(({ path, message }) => [path.join('.'), message]));
}

const password = 'correct horse';

// R284, C21
it('takes an address in capitals and with spaces around it, and sends it in lower case', () => {
  expect(signInRules.parse({ email: ' Anna@Example.ORG ', password })).toEqual({ email: 'anna@example.org', password });
});

it('takes endings of 2 to 63 letters, as .museum and .photography (C21)', () => {
  for (const ending of ['be', 'info', 'museum', 'photography'])
    expect(problems(signInRules, { email: `anna@example.${ending}`, password })).toEqual({});
});

// R285
it('asks for what is missing', () => {
  expect(problems(signInRules, { email: '', password: '' })).toEqual({
    email: 'email-missing',
    password: 'password-missing',
  });
  expect(problems(resetPasswordRules, { email: 'a@b.be', tempPassword: '', password: '' })).toEqual({
    tempPassword: 'temporary-missing',
    password: 'password-missing',
  });
});

// R284
it('refuses what is no address', () => {
  for (const email of ['anna', 'anna@example', 'anna@example.b', 'an na@example.be', `${'a'.repeat(250)}@example.be`])
    expect(problems(signInRules, { email, password })).toEqual({ email: 'email-wrong' });
});

// R286
it('asks for eight characters at sign-up, and for any at sign-in', () => {
  const seven = { email: 'a@b.be', password: '1234567' };
  expect(problems(signUpRules, seven)).toEqual({ password: 'password-short' });
  expect(problems(signUpRules, { ...seven, password: '12345678' })).toEqual({});
  expect(problems(signUpRules, { ...seven, password: 'x'.repeat(201) })).toEqual({ password: 'password-long' });
  expect(problems(signInRules, seven)).toEqual({});
});

// R287, R348
describe('a change of password', () => {
  const change = (existingPassword: string, newPassword: string, confirmPassword: string) =>
    problems(changePasswordRules, { existingPassword, newPassword, confirmPassword });

  it('is made with a new password that is written twice', () => {
    expect(change('old password', 'new password', 'new password')).toEqual({});
    expect(change('old password', 'new password', 'new passwort')).toEqual({ confirmPassword: 'confirm-password' });
  });

  it('is none where the new password is the old one', () => {
    expect(change('old password', 'old password', 'old password')).toEqual({ newPassword: 'same-password' });
  });

  it('asks for each of the three', () => {
    expect(change('', '', '')).toEqual({
      existingPassword: 'existing-missing',
      newPassword: 'password-missing',
      confirmPassword: 'confirm-missing',
    });
  });
});
