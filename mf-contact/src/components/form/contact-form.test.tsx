import { renderToString } from 'react-dom/server';
import { PlatformContext } from 'shared/platform';
import { fakePlatform, takeComplaints } from 'shared/testing';
import { ContactForm } from './contact-form.tsx';

it('cannot be sent as the server renders it, before its scripts are there', () => {
  const { platform } = fakePlatform();
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <PlatformContext value={platform}>
      <ContactForm email="" />
    </PlatformContext>,
  );
  expect(place.querySelector('button.with-scripts[type=submit]')).toBeDisabled();
  // Of i18next, which is not there.
  takeComplaints();
});
