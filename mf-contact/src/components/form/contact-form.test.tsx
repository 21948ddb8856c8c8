import { renderToString } from 'react-dom/server';
import { PlatformContext, type Posted } from 'shared/platform';
import { fakePlatform, takeComplaints } from 'shared/testing';
import { ContactForm } from './contact-form.tsx';

function asServerRenders(posted?: Posted) {
  const { platform } = fakePlatform({ posted });
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <PlatformContext value={platform}>
      <ContactForm email="" />
    </PlatformContext>,
  );
  // Of i18next, which is not there.
  takeComplaints();
  return place;
}

it('cannot be sent as the server renders it, before its scripts are there', () => {
  expect(asServerRenders().querySelector('button.with-scripts[type=submit]')).toBeDisabled();
});

it('has what was posted and is wrong without its scripts, too', () => {
  const posted = { form: 'mf-contact/hold-message', values: { email: 'camille' }, problems: { email: 'email' } };
  const wrong = [...asServerRenders(posted).querySelectorAll('[aria-invalid=true]')];
  expect(wrong.map((one) => [one.getAttribute('name'), one.getAttribute('value')])).toEqual([['email', 'camille']]);
});
