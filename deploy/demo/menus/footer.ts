import type { BadgeContent, FooterContent, LinkContent, Localised } from '../../content-api/content.ts';
import { links } from '../pages/links.ts';
import { words } from '../records/words.ts';

/** A social network, called the same in every language. */
const network = (name: string, to: string): LinkContent => ({
  to,
  label: words(name, name, name, name),
  target: '_blank',
});

/** A drawing carries words, so each language has its own. */
function badge(name: string, alt: Localised): BadgeContent {
  const url = (language: string) => `/pictures/badges/${name}-${language}.svg`;
  return { url: url('fr'), inLanguage: words(url('fr'), url('nl'), url('en'), url('de')), alt };
}

export const footer: FooterContent = {
  menus: [
    { to: '/page/a-propos', label: words('La maison', 'Ons huis', 'Our house', 'Unser Haus') },
    links.sustainability,
    links.questions,
    links.catalogue,
    links.care,
    { to: '/cms/livraison', label: words('Livraison', 'Levering', 'Delivery', 'Lieferung') },
    { to: '/cms/retours', label: words('Retours', 'Retourneren', 'Returns', 'Rückgabe') },
    { to: '/cms/recrutement', label: words('Nous rejoindre', 'Werken bij ons', 'Join us', 'Bei uns arbeiten') },
    {
      to: '/cms/mentions-legales',
      label: words('Mentions légales', 'Juridische informatie', 'Legal notice', 'Impressum'),
    },
    {
      to: '/cms/conditions-d-utilisation',
      label: words('Conditions d’utilisation', 'Gebruiksvoorwaarden', 'Terms of use', 'Nutzungsbedingungen'),
    },
    { to: '/cms/confidentialite', label: words('Vie privée', 'Privacy', 'Privacy', 'Datenschutz') },
    { to: '/cms/cookies', label: words('Cookies', 'Cookies', 'Cookies', 'Cookies') },
    {
      to: '/cms/accessibilite',
      label: words('Accessibilité : partiellement conforme', 'Toegankelijkheid', 'Accessibility', 'Barrierefreiheit'),
    },
  ],
  address: words(
    'Rivelle, 12 quai des Ébénistes, 44000 Nantes, France',
    'Rivelle, 12 quai des Ébénistes, 44000 Nantes, Frankrijk',
    'Rivelle, 12 quai des Ébénistes, 44000 Nantes, France',
    'Rivelle, 12 quai des Ébénistes, 44000 Nantes, Frankreich',
  ),
  copyright: words(
    '© {year} Rivelle. Marque de démonstration.',
    '© {year} Rivelle. Demonstratiemerk.',
    '© {year} Rivelle. A demonstration brand.',
    '© {year} Rivelle. Eine Demonstrationsmarke.',
  ),
  icons: [
    badge(
      'made-in-france',
      words('Fabriqué en France', 'Gemaakt in Frankrijk', 'Made in France', 'In Frankreich gefertigt'),
    ),
    badge('five-years', words('Garantie cinq ans', 'Vijf jaar garantie', 'Five-year guarantee', 'Fünf Jahre Garantie')),
    badge('assembled', words('Livré monté', 'Gemonteerd geleverd', 'Delivered assembled', 'Montiert geliefert')),
  ],
  socials: [
    network('Facebook', 'https://www.facebook.com/'),
    network('Instagram', 'https://www.instagram.com/'),
    network('LinkedIn', 'https://www.linkedin.com/'),
    network('Pinterest', 'https://www.pinterest.com/'),
  ],
};
