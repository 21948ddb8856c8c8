import { words } from '../../records/words.ts';
import type { ServicePage } from './service-page.ts';

/** What a visitor with an account sees, or one on the way to it. */
export const accountPages: ServicePage[] = [
  {
    slug: 'login',
    title: words('Votre espace', 'Uw account', 'Your account', 'Ihr Konto'),
    description: words(
      'Connectez-vous pour retrouver vos listes et préparer votre projet.',
      'Meld u aan om uw lijsten terug te vinden en uw project voor te bereiden.',
      'Sign in to find your lists and prepare your project.',
      'Melden Sie sich an, um Ihre Listen zu finden und Ihr Projekt vorzubereiten.',
    ),
    introduction: words(
      '<p>Gardez vos meubles préférés sous la main et partagez-les avec votre revendeur.</p>',
      '<p>Hou uw favoriete meubelen bij de hand en deel ze met uw verkooppunt.</p>',
      '<p>Keep your favourite pieces at hand and share them with your retailer.</p>',
      '<p>Behalten Sie Ihre Lieblingsmöbel zur Hand und teilen Sie sie mit Ihrem Händler.</p>',
    ),
    personal: true,
  },
  {
    slug: 'wishlist',
    title: words('Vos listes', 'Uw lijsten', 'Your lists', 'Ihre Listen'),
    description: words(
      'Les meubles que vous avez mis de côté, rangés par liste, à imprimer ou à montrer à votre revendeur.',
      'De meubelen die u hebt bewaard, per lijst geordend, om af te drukken of aan uw verkooppunt te tonen.',
      'The pieces you have put aside, list by list, to print or to show to your retailer.',
      'Die Möbel, die Sie sich gemerkt haben, nach Listen geordnet, zum Drucken oder für Ihren Händler.',
    ),
    introduction: words(
      '<p>Une liste par pièce, une liste par rêve : rangez comme vous l’entendez. Chacune s’imprime ou s’enregistre en PDF, pour le jour du rendez-vous.</p>',
      '<p>Een lijst per kamer, een lijst per droom: orden zoals u wilt. Elke lijst kunt u afdrukken of als PDF bewaren, voor de dag van de afspraak.</p>',
      '<p>A list for each room, a list for each dream: sort them as you please. Each one prints or saves as a PDF, for the day of your appointment.</p>',
      '<p>Eine Liste pro Raum, eine pro Traum: Ordnen Sie, wie Sie möchten. Jede lässt sich drucken oder als PDF sichern, für den Tag des Termins.</p>',
    ),
    personal: true,
  },
  {
    slug: 'my-account',
    title: words('Mon compte', 'Mijn account', 'My account', 'Mein Konto'),
    description: words(
      'Changez votre mot de passe, emportez vos données ou fermez votre compte Rivelle.',
      'Wijzig uw wachtwoord, neem uw gegevens mee of sluit uw Rivelle-account.',
      'Change your password, take your data with you, or close your Rivelle account.',
      'Ändern Sie Ihr Passwort, nehmen Sie Ihre Daten mit oder schließen Sie Ihr Rivelle-Konto.',
    ),
    introduction: words(
      '<p>Ici se trouve tout ce que nous savons de vous. C’est peu, et c’est à vous : vous pouvez le corriger, l’emporter ou l’effacer.</p>',
      '<p>Hier staat alles wat wij van u weten. Dat is weinig, en het is van u: u kunt het verbeteren, meenemen of wissen.</p>',
      '<p>This is everything we know about you. It is not much, and it is yours: correct it, take it with you, or erase it.</p>',
      '<p>Hier steht alles, was wir über Sie wissen. Es ist wenig, und es gehört Ihnen: Sie können es ändern, mitnehmen oder löschen.</p>',
    ),
    personal: true,
  },
  {
    slug: 'lost-password',
    title: words('Mot de passe oublié', 'Wachtwoord vergeten', 'Lost password', 'Passwort vergessen'),
    description: words(
      'Recevez un mot de passe provisoire pour retrouver l’accès à vos listes.',
      'Ontvang een tijdelijk wachtwoord om weer bij uw lijsten te kunnen.',
      'Receive a temporary password and get back to your lists.',
      'Erhalten Sie ein vorläufiges Passwort und kommen Sie wieder an Ihre Listen.',
    ),
    introduction: words(
      '<p>Cela arrive aux meilleurs rangements. Donnez-nous votre adresse : si un compte existe, un mot de passe provisoire part aussitôt. Il sert une fois, pendant une heure.</p>',
      '<p>Het overkomt de ordelijksten. Geef ons uw adres: als er een account bestaat, vertrekt er meteen een tijdelijk wachtwoord. Het werkt één keer, een uur lang.</p>',
      '<p>It happens to the tidiest of us. Give us your address: if there is an account, a temporary password leaves at once. It works a single time, for one hour.</p>',
      '<p>Das passiert den Ordentlichsten. Nennen Sie uns Ihre Adresse: Wenn es ein Konto gibt, geht sofort ein vorläufiges Passwort hinaus. Es gilt ein einziges Mal, eine Stunde lang.</p>',
    ),
    personal: true,
  },
  {
    slug: 'reset-password',
    title: words('Nouveau mot de passe', 'Nieuw wachtwoord', 'New password', 'Neues Passwort'),
    description: words(
      'Choisissez un nouveau mot de passe à l’aide de celui que vous avez reçu par e-mail.',
      'Kies een nieuw wachtwoord met het tijdelijke dat u per e-mail kreeg.',
      'Choose a new password with the help of the one that came by e-mail.',
      'Wählen Sie ein neues Passwort mithilfe des vorläufigen aus der E-Mail.',
    ),
    introduction: words(
      '<p>Recopiez le mot de passe provisoire reçu par e-mail, puis choisissez le vôtre : huit caractères au moins, et rien qui se lise sur un calendrier mural.</p>',
      '<p>Neem het tijdelijke wachtwoord uit de e-mail over en kies daarna uw eigen: minstens acht tekens, en niets wat op een verjaardagskalender staat.</p>',
      '<p>Copy the temporary password from the e-mail, then choose your own: at least eight characters, and nothing that hangs on a wall calendar.</p>',
      '<p>Übertragen Sie das vorläufige Passwort aus der E-Mail und wählen Sie dann Ihr eigenes: mindestens acht Zeichen, und nichts, was im Wandkalender steht.</p>',
    ),
    personal: true,
  },
  {
    slug: 'logout',
    title: words('À bientôt', 'Tot ziens', 'See you soon', 'Bis bald'),
    description: words(
      'Vous êtes déconnecté. Vos listes vous attendent.',
      'U bent afgemeld. Uw lijsten wachten op u.',
      'You are signed out. Your lists will wait for you.',
      'Sie sind abgemeldet. Ihre Listen warten auf Sie.',
    ),
    introduction: words(
      '<p>Vous êtes déconnecté, vos listes sont bien rangées. Si l’ordinateur n’est pas le vôtre, vous pouvez le quitter l’esprit tranquille.</p>',
      '<p>U bent afgemeld en uw lijsten zijn veilig opgeborgen. Is dit niet uw eigen computer, dan kunt u hem met een gerust hart achterlaten.</p>',
      '<p>You are signed out and your lists are safely put away. If this is not your own computer, you may leave it with an easy mind.</p>',
      '<p>Sie sind abgemeldet, Ihre Listen sind gut verwahrt. Wenn das nicht Ihr eigener Rechner ist, können Sie ihn beruhigt verlassen.</p>',
    ),
    personal: true,
  },
];
