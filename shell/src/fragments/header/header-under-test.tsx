import { act, screen } from '@testing-library/react';
import { createBus, type States } from 'shared/bus';
import type { Country } from 'shared/i18n';
import { renderFragment } from 'shared/testing';
import remote from '../../remote.ts';

const link = (label: string, url: string, image?: string) => ({ label, url, image });

/** The three kinds of submenu and an item without one. */
const menuItems = [
  {
    key: 'products',
    url: '/fr/produits',
    label: 'Meubles',
    submenu: true,
    submenuType: 'products',
    submenuCategories: [
      { heading: 'À la une', items: [link('La collection Nocturne', '/fr/collections/nocturne', '/nocturne.svg')] },
      { heading: 'Sur mesure', items: [link('Au centimètre', '/fr/collections/atelier')] },
      { heading: 'Miroir', items: [link('Rond', '/fr/produits?type=Miroir'), link('Organique', '/fr/produits?o')] },
      { heading: 'Étagère', items: [link('Niche', '/fr/produits?n')] },
    ],
  },
  {
    key: 'inspirations',
    url: '/fr/inspirations',
    label: 'Inspirations',
    submenu: true,
    submenuType: 'inspirations',
    submenuCategories: [
      {
        heading: 'Ambiances',
        items: [
          link('Matin', '/fr/inspirations/matin', '/matin.svg'),
          link('Soir', '/fr/inspirations/soir', '/soir.svg'),
        ],
      },
    ],
  },
  {
    key: 'brand',
    url: '/fr/a-propos',
    label: 'La maison',
    image: '/atelier.svg',
    submenu: true,
    submenuType: 'liste_rivelle',
    submenuCategories: [{ heading: 'Nous', items: [link('L’atelier', '/fr/l-atelier')] }],
  },
  { key: 'journal', url: '/fr/journal', label: 'Journal', submenu: false, submenuCategories: [] },
];

const answersWith = (items: object[]) => ({ Header: { header: { headerMenu: { menuItems: items } } } });
export const answers = answersWith(menuItems);

interface Setting {
  address?: string;
  country?: Country;
  auth?: States['auth'];
  /** 1280 where nothing is said; the menu is a panel below 992. */
  width?: number;
  /** The items of its menu. */
  items?: object[];
}

/** The header as it is on a page, on a screen of a width. */
export async function showHeader(setting: Setting = {}) {
  const { address = '/fr', country, auth = { signedIn: false }, width = 1280, items = menuItems } = setting;
  setWidth(width);
  const bus = createBus({ auth });
  return renderFragment(remote, 'shell/header', {}, { address, country, answers: answersWith(items), bus });
}

/** jsdom has no media queries: the only one that the header asks is about the width. */
function setWidth(width: number): void {
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), {
      media,
      matches: width >= Number(/min-width: (\d+)em/.exec(media)?.[1]) * 16,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => true,
    });
}

/** Scrolls the page as the browser does: a new position, an event, and an animation frame. */
export async function scrollPage(to: number): Promise<void> {
  Object.defineProperty(window, 'scrollY', { value: to, configurable: true });
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise(requestAnimationFrame);
  });
}

export const banner = () => screen.getByRole('banner');
