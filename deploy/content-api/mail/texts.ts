import type { Language } from '../../../shared/i18n/index.ts';

/** What the mails say. `subject` of a contact mail stands before the visitor's own. */
export interface MailTexts {
  password: { subject: string; greeting: string; sentence: string; password: string; life: string; notYou: string };
  contact: {
    subject: string;
    civility: string;
    firstName: string;
    lastName: string;
    company: string;
    email: string;
    phone: string;
    commandNumber: string;
    resellerType: string;
    reseller: string;
    messageSubject: string;
    body: string;
    files: string;
  };
}

export const mailTexts: Record<Language, MailTexts> = {
  fr: {
    password: {
      subject: 'Votre mot de passe provisoire',
      greeting: 'Bonjour,',
      sentence: 'Vous avez demandé un nouveau mot de passe pour votre compte Rivelle. En voici un provisoire :',
      password: 'Mot de passe provisoire',
      life: 'Il sert une fois, dans l’heure. Saisissez-le sur la page de réinitialisation, puis choisissez le vôtre.',
      notYou: 'Vous n’avez rien demandé ? Laissez ce message de côté : votre mot de passe actuel reste valable.',
    },
    contact: {
      subject: 'Contact',
      civility: 'Civilité',
      firstName: 'Prénom',
      lastName: 'Nom',
      company: 'Société',
      email: 'E-mail',
      phone: 'Téléphone',
      commandNumber: 'Numéro de commande',
      resellerType: 'Lieu d’achat',
      reseller: 'Magasin ou site',
      messageSubject: 'Objet',
      body: 'Message',
      files: 'Pièces jointes',
    },
  },
  nl: {
    password: {
      subject: 'Uw tijdelijke wachtwoord',
      greeting: 'Goeiedag,',
      sentence: 'U vroeg een nieuw wachtwoord voor uw Rivelle-account. Hier is alvast een tijdelijk:',
      password: 'Tijdelijk wachtwoord',
      life: 'Het werkt één keer, binnen het uur. Vul het in op de pagina om uw wachtwoord te vervangen en kies daar een eigen.',
      notYou: 'Vroeg u niets? Laat dit bericht dan rusten: uw huidige wachtwoord blijft geldig.',
    },
    contact: {
      subject: 'Contact',
      civility: 'Aanspreking',
      firstName: 'Voornaam',
      lastName: 'Naam',
      company: 'Bedrijf',
      email: 'E-mail',
      phone: 'Telefoon',
      commandNumber: 'Bestelnummer',
      resellerType: 'Waar gekocht',
      reseller: 'Winkel of website',
      messageSubject: 'Onderwerp',
      body: 'Bericht',
      files: 'Bijlagen',
    },
  },
  en: {
    password: {
      subject: 'Your temporary password',
      greeting: 'Hello,',
      sentence: 'You asked for a new password for your Rivelle account. Here is a temporary one:',
      password: 'Temporary password',
      life: 'It works once, within the hour. Enter it on the reset page, then choose one of your own.',
      notYou: 'You did not ask for this? Leave it be: your current password still holds.',
    },
    contact: {
      subject: 'Contact',
      civility: 'Title',
      firstName: 'First name',
      lastName: 'Last name',
      company: 'Company',
      email: 'Email',
      phone: 'Phone',
      commandNumber: 'Order number',
      resellerType: 'Where purchased',
      reseller: 'Shop or website',
      messageSubject: 'Subject',
      body: 'Message',
      files: 'Attachments',
    },
  },
  de: {
    password: {
      subject: 'Ihr vorläufiges Passwort',
      greeting: 'Guten Tag,',
      sentence: 'Sie haben ein neues Passwort für Ihr Rivelle-Konto angefordert. Hier ist ein vorläufiges:',
      password: 'Vorläufiges Passwort',
      life: 'Es gilt einmal und eine Stunde lang. Geben Sie es auf der Seite zum Zurücksetzen ein und wählen Sie dort Ihr eigenes.',
      notYou:
        'Sie haben nichts angefordert? Dann lassen Sie diese Nachricht liegen: Ihr jetziges Passwort gilt weiter.',
    },
    contact: {
      subject: 'Kontakt',
      civility: 'Anrede',
      firstName: 'Vorname',
      lastName: 'Nachname',
      company: 'Firma',
      email: 'E-Mail',
      phone: 'Telefon',
      commandNumber: 'Auftragsnummer',
      resellerType: 'Gekauft bei',
      reseller: 'Geschäft oder Website',
      messageSubject: 'Betreff',
      body: 'Nachricht',
      files: 'Anhänge',
    },
  },
};
