import type { Language } from 'shared/i18n';

/** What the mails about an account say; `{email}` stands for an address. */
interface AccountTexts {
  greeting: string;
  notYou: string;
  temporaryPassword: {
    subject: string;
    sentence: string;
    password: string;
    life: string;
    link: string;
    notYou: string;
  };
  welcome: { subject: string; sentence: string; link: string };
  verify: { subject: string; sentence: string; link: string; notYou: string };
  passwordChanged: { subject: string; sentence: string };
  accountDeleted: { subject: string; sentence: string };
  newAddress: { subject: string; sentence: string; code: string; life: string; notYou: string };
  addressChanged: { subject: string; sentence: string };
}

export const accountTexts: Record<Language, AccountTexts> = {
  fr: {
    greeting: 'Bonjour,',
    notYou: 'Ce n’était pas vous ? Répondez à ce message, ou demandez aussitôt un nouveau mot de passe.',
    temporaryPassword: {
      subject: 'Votre mot de passe provisoire',
      sentence: 'Vous avez demandé un nouveau mot de passe pour votre compte Rivelle. En voici un provisoire :',
      password: 'Mot de passe provisoire',
      life: 'Il sert une fois, dans l’heure. Saisissez-le sur la page de réinitialisation, puis choisissez le vôtre.',
      link: 'Choisir mon mot de passe',
      notYou: 'Vous n’avez rien demandé ? Laissez ce message de côté : votre mot de passe actuel reste valable.',
    },
    welcome: {
      subject: 'Bienvenue chez Rivelle',
      sentence: 'Votre compte est ouvert. Vos listes vous attendent désormais sur tous vos appareils.',
      link: 'Voir mes listes',
    },
    verify: {
      subject: 'Confirmez votre adresse e-mail',
      sentence:
        'Confirmez que cette adresse est la vôtre : nous pourrons ainsi vous aider si vous perdez votre mot de passe.',
      link: 'Confirmer mon adresse',
      notYou: 'Vous n’avez rien demandé ? Laissez ce message de côté : rien ne changera.',
    },
    passwordChanged: {
      subject: 'Votre mot de passe a été changé',
      sentence: 'Le mot de passe de votre compte Rivelle vient d’être changé.',
    },
    accountDeleted: {
      subject: 'Votre compte est supprimé',
      sentence: 'Votre compte Rivelle a été supprimé, avec vos listes et vos messages. Il n’en reste rien chez nous.',
    },
    newAddress: {
      subject: 'Confirmez votre adresse e-mail',
      sentence: 'Vous souhaitez utiliser cette adresse pour votre compte Rivelle. Voici le code qui la confirme :',
      code: 'Code',
      life: 'Il est valable une heure. Saisissez-le sur la page de votre compte.',
      notYou: 'Vous n’avez rien demandé ? Laissez ce message de côté : rien ne changera.',
    },
    addressChanged: {
      subject: 'Votre adresse e-mail a été changée',
      sentence: 'L’adresse de votre compte Rivelle est désormais {email}.',
    },
  },
  nl: {
    greeting: 'Goedendag,',
    notYou: 'Was u dit niet? Antwoord op dit bericht, of vraag meteen een nieuw wachtwoord.',
    temporaryPassword: {
      subject: 'Uw tijdelijke wachtwoord',
      sentence: 'U vroeg een nieuw wachtwoord voor uw Rivelle-account. Hier is alvast een tijdelijk:',
      password: 'Tijdelijk wachtwoord',
      life: 'Het werkt één keer, en een uur lang. Vul het in op de pagina om uw wachtwoord te vervangen en kies daar een eigen.',
      link: 'Mijn wachtwoord kiezen',
      notYou: 'Vroeg u niets? Laat dit bericht dan rusten: uw huidige wachtwoord blijft geldig.',
    },
    welcome: {
      subject: 'Welkom bij Rivelle',
      sentence: 'Uw account staat klaar. Uw lijsten wachten voortaan op al uw apparaten.',
      link: 'Mijn lijsten bekijken',
    },
    verify: {
      subject: 'Bevestig uw e-mailadres',
      sentence: 'Bevestig dat dit adres van u is: dan kunnen wij u helpen als u uw wachtwoord kwijtraakt.',
      link: 'Mijn adres bevestigen',
      notYou: 'Vroeg u niets? Laat dit bericht dan rusten: er verandert niets.',
    },
    passwordChanged: {
      subject: 'Uw wachtwoord is gewijzigd',
      sentence: 'Het wachtwoord van uw Rivelle-account is zojuist gewijzigd.',
    },
    accountDeleted: {
      subject: 'Uw account is verwijderd',
      sentence: 'Uw Rivelle-account is verwijderd, samen met uw lijsten en uw berichten. Wij bewaren er niets van.',
    },
    newAddress: {
      subject: 'Bevestig uw e-mailadres',
      sentence: 'U wilt dit adres gebruiken voor uw Rivelle-account. Dit is de code die het bevestigt:',
      code: 'Code',
      life: 'De code is één uur geldig. Vul hem in op de pagina van uw account.',
      notYou: 'Vroeg u niets? Laat dit bericht dan rusten: er verandert niets.',
    },
    addressChanged: {
      subject: 'Uw e-mailadres is gewijzigd',
      sentence: 'Het adres van uw Rivelle-account is voortaan {email}.',
    },
  },
  en: {
    greeting: 'Hello,',
    notYou: 'Was this not you? Reply to this message, or ask for a new password at once.',
    temporaryPassword: {
      subject: 'Your temporary password',
      sentence: 'You asked for a new password for your Rivelle account. Here is a temporary one:',
      password: 'Temporary password',
      life: 'It works once, within the hour. Enter it on the reset page, then choose one of your own.',
      link: 'Choose my password',
      notYou: 'You did not ask for this? Just ignore this message: your current password still holds.',
    },
    welcome: {
      subject: 'Welcome to Rivelle',
      sentence: 'Your account is open. From now on your lists are waiting on all your devices.',
      link: 'See my lists',
    },
    verify: {
      subject: 'Confirm your e-mail address',
      sentence: 'Please confirm that this address is yours, so that we can help you should you lose your password.',
      link: 'Confirm my address',
      notYou: 'You did not ask for this? Just ignore this message: nothing will change.',
    },
    passwordChanged: {
      subject: 'Your password has been changed',
      sentence: 'The password of your Rivelle account has just been changed.',
    },
    accountDeleted: {
      subject: 'Your account is deleted',
      sentence: 'Your Rivelle account has been deleted, along with your lists and messages. We keep nothing of it.',
    },
    newAddress: {
      subject: 'Confirm your e-mail address',
      sentence: 'You would like to use this address for your Rivelle account. This code confirms it:',
      code: 'Code',
      life: 'It is valid for one hour. Enter it on the page of your account.',
      notYou: 'You did not ask for this? Just ignore this message: nothing will change.',
    },
    addressChanged: {
      subject: 'Your e-mail address has been changed',
      sentence: 'The address of your Rivelle account is now {email}.',
    },
  },
  de: {
    greeting: 'Guten Tag,',
    notYou: 'Das waren nicht Sie? Antworten Sie auf diese Nachricht, oder fordern Sie gleich ein neues Passwort an.',
    temporaryPassword: {
      subject: 'Ihr vorläufiges Passwort',
      sentence: 'Sie haben ein neues Passwort für Ihr Rivelle-Konto angefordert. Hier ist ein vorläufiges:',
      password: 'Vorläufiges Passwort',
      life: 'Es gilt einmal und eine Stunde lang. Geben Sie es auf der Seite zum Zurücksetzen ein und wählen Sie dort Ihr eigenes.',
      link: 'Mein Passwort wählen',
      notYou:
        'Sie haben nichts angefordert? Dann lassen Sie diese Nachricht liegen: Ihr jetziges Passwort gilt weiter.',
    },
    welcome: {
      subject: 'Willkommen bei Rivelle',
      sentence: 'Ihr Konto ist eröffnet. Ihre Listen erwarten Sie ab jetzt auf allen Ihren Geräten.',
      link: 'Meine Listen ansehen',
    },
    verify: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      sentence:
        'Bestätigen Sie, dass diese Adresse Ihnen gehört: So können wir Ihnen helfen, falls Sie Ihr Passwort verlieren.',
      link: 'Meine Adresse bestätigen',
      notYou: 'Sie haben nichts angefordert? Dann lassen Sie diese Nachricht liegen: Es ändert sich nichts.',
    },
    passwordChanged: {
      subject: 'Ihr Passwort wurde geändert',
      sentence: 'Das Passwort Ihres Rivelle-Kontos wurde soeben geändert.',
    },
    accountDeleted: {
      subject: 'Ihr Konto ist gelöscht',
      sentence: 'Ihr Rivelle-Konto wurde gelöscht, mitsamt Ihren Listen und Nachrichten. Wir behalten nichts davon.',
    },
    newAddress: {
      subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
      sentence: 'Sie möchten diese Adresse für Ihr Rivelle-Konto verwenden. Dieser Code bestätigt sie:',
      code: 'Code',
      life: 'Er gilt eine Stunde lang. Geben Sie ihn auf der Seite Ihres Kontos ein.',
      notYou: 'Sie haben nichts angefordert? Dann lassen Sie diese Nachricht liegen: Es ändert sich nichts.',
    },
    addressChanged: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      sentence: 'Die Adresse Ihres Rivelle-Kontos lautet nun {email}.',
    },
  },
};
