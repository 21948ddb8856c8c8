import { screen } from '@testing-library/react';
import { createBus } from 'shared/bus';
import { renderPage } from 'shared/testing';
import remote from '../../remote.ts';

describe('the contact page', () => {
  it('has the title of the content system as its heading, the way to it, and its introduction', async () => {
    const { container } = await renderPage(remote, 'contact', {
      address: '/nl/contact',
      country: 'be',
      answers: { SeoForPage: ({ path }) => ({ seoForPage: { title: `Titel van ${path}` } }) },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Titel van /page/contact');
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/nl');
    expect(container.querySelector('mf-fragment')).toHaveAttribute(
      'props',
      JSON.stringify({ path: '/page/contact', underHeading: true }),
    );
  });

  it.each([
    ['signed in', true, ['MyAddress']],
    ['a guest', false, []],
  ])('asks for the address of who is %s where there is one, and does without', async (_, signedIn, expected) => {
    const asked: string[] = [];
    await renderPage(remote, 'contact', {
      address: '/en/contact',
      bus: createBus({ auth: signedIn ? { signedIn, userId: 'anna' } : { signedIn } }),
      answers: {
        SeoForPage: { seoForPage: { title: 'Contact' } },
        MyAddress: () => {
          asked.push('MyAddress');
          throw new Error('The account is away');
        },
      },
    });
    expect(asked).toEqual(expected);
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('');
  });
});
