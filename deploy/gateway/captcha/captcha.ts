import type { GatewaySettings } from '../../settings/settings.ts';
import { createAltcha } from './altcha.ts';
import type { CaptchaCheck } from './captcha-check.ts';
import { createRecaptcha } from './recaptcha.ts';

/** The check of the captcha that the settings ask for. */
export const createCaptcha = ({
  captcha,
  serviceSecret,
}: Pick<GatewaySettings, 'captcha' | 'serviceSecret'>): CaptchaCheck =>
  captcha.provider === 'recaptcha' ? createRecaptcha(captcha) : createAltcha(serviceSecret);
