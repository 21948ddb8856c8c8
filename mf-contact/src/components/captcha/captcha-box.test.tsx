import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeComplaints } from 'shared/testing';
import { CaptchaBox } from './captcha-box.tsx';

jest.mock('./google-box.tsx', () => {
  throw new Error('The script is blocked');
});

it('tells the form that the captcha cannot be reached where the code of its box does not come', async () => {
  const answered = jest.fn();
  const captcha = {
    ...{ offer: { provider: 'recaptcha', siteKey: 'a key' } as const, failure: undefined, round: 0, answered },
    ...{ begin() {}, pass: async () => {}, spent() {} },
  };
  render(<CaptchaBox captcha={captcha} />);
  await userEvent.click(screen.getByRole('button'));
  expect(answered).toHaveBeenCalledWith(undefined, 'unreachable');
  // The other one is of i18next, which is not there.
  expect(takeComplaints()).toContainEqual(expect.stringContaining('The captcha could not be loaded'));
});
