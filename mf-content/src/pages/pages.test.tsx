import { NotFoundError } from 'shared/errors';
import { renderPage } from 'shared/testing';
import remote from '../remote.ts';

const show = (name: string, address: string, title: string | null = 'Rivelle') =>
  renderPage(remote, name, {
    address,
    country: 'be',
    answers: { SeoForPage: ({ path }) => ({ seoForPage: title && { title: `${title} ${path}` } }) },
  });

describe('a page made of blocks', () => {
  // R130, R170
  it.each([
    ['home', '/nl', '/page/page-daccueil'],
    ['generic', '/fr/savoir-faire', '/page/savoir-faire'],
    ['cms', '/fr/cms/mentions-legales', '/cms/mentions-legales'],
  ])('%s at %s shows the blocks of %s', async (name, address, path) => {
    const { container } = await show(name, address);
    expect(container.querySelector('mf-fragment')).toHaveAttribute('of', 'mf-content/blocks');
    expect(container.querySelector('mf-fragment')).toHaveAttribute('props', JSON.stringify({ path }));
  });

  it('is not found where the content system does not know its slug', async () => {
    await expect(show('generic', '/fr/nulle-part', null)).rejects.toThrow(NotFoundError);
  });
});
