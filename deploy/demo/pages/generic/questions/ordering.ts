import { words } from '../../../records/words.ts';
import type { Question } from './question.ts';

export const ordering: Question[] = [
  {
    heading: words('Où acheter ?', 'Waar kan ik kopen?', 'Where can I buy?', 'Wo kann ich kaufen?'),
    text: words(
      '<p>Chez nos <a href="/page/store-locator">revendeurs</a>, et seulement là. Un meuble de cette taille mérite qu’on prenne les cotes sur place.</p>',
      '<p>Bij onze <a href="/page/store-locator">verkooppunten</a>, en alleen daar. Een meubel van dit formaat verdient het om ter plaatse opgemeten te worden.</p>',
      '<p>From our <a href="/page/store-locator">retailers</a>, and only there. Furniture this size deserves to be measured for on the spot.</p>',
      '<p>Bei unseren <a href="/page/store-locator">Händlern</a>, und nur dort. Ein Möbel dieser Größe verdient ein Aufmaß vor Ort.</p>',
    ),
  },
  {
    heading: words(
      'Pourquoi n’affichez-vous pas de prix ?',
      'Waarom staan er geen prijzen?',
      'Why do you show no prices?',
      'Warum zeigen Sie keine Preise?',
    ),
    text: words(
      '<p>Parce qu’ils dépendent de la largeur, de la finition, de la vasque et de la pose, et que chaque revendeur fixe les siens. Enregistrez une liste, montrez-la-lui : vous aurez un devis complet.</p>',
      '<p>Omdat ze afhangen van de breedte, de afwerking, de wastafel en de plaatsing, en omdat elk verkooppunt de zijne bepaalt. Bewaar een lijst en toon ze: u krijgt een volledige offerte.</p>',
      '<p>Because they depend on width, finish, basin and fitting, and because every retailer sets their own. Save a list and show it to them: you will get a full quotation.</p>',
      '<p>Weil sie von Breite, Ausführung, Becken und Montage abhängen und jeder Händler seine eigenen macht. Speichern Sie eine Liste und zeigen Sie sie ihm: Sie bekommen ein vollständiges Angebot.</p>',
    ),
  },
  {
    heading: words(
      'Combien de temps faut-il attendre ?',
      'Hoelang moet ik wachten?',
      'How long does it take?',
      'Wie lange dauert es?',
    ),
    text: words(
      '<p>Comptez cinq à six semaines entre la commande et la livraison, huit pour la collection Atelier. La date est confirmée sous dix jours et nous la tenons.</p>',
      '<p>Reken op vijf tot zes weken tussen bestelling en levering, acht voor de collectie Atelier. De datum wordt binnen tien dagen bevestigd, en daar houden we ons aan.</p>',
      '<p>Allow five to six weeks from order to delivery, eight for the Atelier collection. The date is confirmed within ten days, and we keep it.</p>',
      '<p>Rechnen Sie mit fünf bis sechs Wochen von der Bestellung bis zur Lieferung, bei der Kollektion Atelier mit acht. Der Termin wird innerhalb von zehn Tagen bestätigt, und wir halten ihn.</p>',
    ),
  },
  {
    heading: words(
      'Puis-je poser le meuble moi-même ?',
      'Kan ik het meubel zelf plaatsen?',
      'Can I fit it myself?',
      'Kann ich selbst montieren?',
    ),
    text: words(
      '<p>Il arrive monté, avec ses équerres et un gabarit de perçage. À deux, avec un niveau et une perceuse, il faut une heure. Pour l’eau et l’électricité, faites venir quelqu’un du métier.</p>',
      '<p>Het komt gemonteerd aan, met steunen en een boormal. Met twee, een waterpas en een boormachine bent u een uur bezig. Voor water en elektriciteit roept u er beter een vakman bij.</p>',
      '<p>It arrives assembled, with its brackets and a drilling template. Two people with a spirit level and a drill need an hour. For water and electricity, call in the trade.</p>',
      '<p>Es kommt montiert, mit Winkeln und Bohrschablone. Zu zweit, mit Wasserwaage und Bohrmaschine, brauchen Sie eine Stunde. Für Wasser und Strom holen Sie bitte eine Fachkraft.</p>',
    ),
  },
];
