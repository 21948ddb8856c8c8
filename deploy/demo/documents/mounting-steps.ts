import type { Localised } from '../../content-api/content.ts';
import { words } from '../records/words.ts';

const level = words(
  'Tracez au crayon une ligne de niveau, à la hauteur du dessus du meuble. Vérifiez deux fois, percez une.',
  'Teken met potlood een waterpaslijn op de hoogte van de bovenkant. Meet twee keer, boor één keer.',
  'Draw a level line in pencil at the height of the top edge. Measure twice, drill once.',
  'Zeichnen Sie mit Bleistift eine waagerechte Linie in Höhe der Oberkante. Zweimal messen, einmal bohren.',
);

const pipes = words(
  'Repérez les conduites et les câbles avant de percer. Dans le doute, demandez au plombier ou à l’électricien.',
  'Zoek leidingen en kabels op voor u boort. Twijfelt u, vraag het dan aan de loodgieter of de elektricien.',
  'Find the pipes and cables before you drill. If in doubt, ask the plumber or the electrician.',
  'Suchen Sie Rohre und Kabel, bevor Sie bohren. Fragen Sie im Zweifel den Installateur oder den Elektriker.',
);

const plugs = words(
  'Choisissez les chevilles selon le mur : béton, brique creuse et plaque de plâtre ne tiennent pas les mêmes.',
  'Kies de pluggen naar de muur: beton, holle baksteen en gipsplaat vragen elk hun eigen soort.',
  'Choose plugs to suit the wall: concrete, hollow brick and plasterboard each need their own.',
  'Wählen Sie die Dübel nach der Wand: Beton, Hohlziegel und Gipskarton brauchen jeweils eigene.',
);

/** How a product of each type is mounted, step by step. */
export const mountingSteps: Record<string, Localised[]> = {
  'Meuble sous-vasque': [
    words(
      'Le meuble est livré monté. Retirez les tiroirs : poussez les deux taquets sous les coulisses, puis soulevez.',
      'Het meubel wordt gemonteerd geleverd. Neem de laden eruit: duw de twee clips onder de geleiders in en til op.',
      'The unit arrives assembled. Take out the drawers: press the two catches under the runners, then lift.',
      'Das Möbel kommt montiert. Nehmen Sie die Schubladen heraus: Drücken Sie die zwei Rasten unter den Führungen und heben Sie an.',
    ),
    pipes,
    level,
    plugs,
    words(
      'Vissez les deux rails au mur, accrochez le meuble à deux, puis réglez la hauteur et l’aplomb par l’intérieur.',
      'Schroef de twee rails aan de muur, hang het meubel met twee personen op en stel hoogte en lood van binnenuit bij.',
      'Screw both rails to the wall, hang the unit with two people, then adjust height and plumb from the inside.',
      'Schrauben Sie beide Schienen an die Wand, hängen Sie das Möbel zu zweit ein und richten Sie Höhe und Lot von innen aus.',
    ),
    words(
      'Posez le plan sur un cordon de silicone sanitaire, raccordez le siphon, attendez vingt-quatre heures avant l’eau.',
      'Leg het blad op een streng sanitairsilicone, sluit de sifon aan en wacht vierentwintig uur voor u water laat lopen.',
      'Set the top on a bead of sanitary silicone, connect the trap, and wait twenty-four hours before running water.',
      'Setzen Sie die Platte auf eine Raupe Sanitärsilikon, schließen Sie den Siphon an und warten Sie vierundzwanzig Stunden, bevor Wasser läuft.',
    ),
  ],
  'Meuble de rangement': [
    words(
      'Déballez le meuble couché sur son carton, portes vers le haut. Gardez le carton jusqu’à la fin.',
      'Pak het meubel liggend uit op zijn karton, met de deuren naar boven. Bewaar het karton tot het einde.',
      'Unpack the unit lying on its cardboard, doors upwards. Keep the cardboard until you have finished.',
      'Packen Sie den Schrank liegend auf dem Karton aus, die Türen nach oben. Heben Sie den Karton bis zum Schluss auf.',
    ),
    pipes,
    level,
    plugs,
    words(
      'Accrochez le meuble, puis vissez l’équerre anti-basculement : elle est obligatoire au-delà de quatre-vingts centimètres de haut.',
      'Hang het meubel op en schroef de kantelbeveiliging vast: boven tachtig centimeter hoogte is ze verplicht.',
      'Hang the unit, then screw in the anti-tip bracket: above eighty centimetres in height it is compulsory.',
      'Hängen Sie den Schrank ein und schrauben Sie den Kippschutz fest: Ab achtzig Zentimetern Höhe ist er Pflicht.',
    ),
    words(
      'Pour changer le sens d’ouverture, déclipsez les charnières, tournez la porte, bouchez les trous avec les caches fournis.',
      'Wilt u de draairichting wijzigen, klik de scharnieren los, keer de deur om en sluit de gaten met de bijgeleverde dopjes.',
      'To change the side on which a door opens, unclip the hinges, turn the door, and close the holes with the caps supplied.',
      'Um den Türanschlag zu wechseln, lösen Sie die Bänder, drehen die Tür und schließen die Löcher mit den beiliegenden Kappen.',
    ),
  ],
  Miroir: [
    words(
      'Portez le miroir debout, jamais à plat. Posez-le sur deux cales de bois, le verre vers le mur.',
      'Draag de spiegel rechtop, nooit plat. Zet hem op twee houten blokjes, met het glas naar de muur.',
      'Carry the mirror upright, never flat. Stand it on two blocks of wood, glass to the wall.',
      'Tragen Sie den Spiegel aufrecht, nie flach. Stellen Sie ihn auf zwei Holzklötze, das Glas zur Wand.',
    ),
    words(
      'Le milieu du miroir se place à hauteur des yeux : entre un mètre cinquante et un mètre soixante-cinq du sol.',
      'Het midden van de spiegel komt op ooghoogte: tussen een meter vijftig en een meter vijfenzestig van de vloer.',
      'The middle of the mirror goes at eye level, between a metre fifty and a metre sixty-five from the floor.',
      'Die Mitte des Spiegels liegt auf Augenhöhe, zwischen einem Meter fünfzig und einem Meter fünfundsechzig über dem Boden.',
    ),
    words(
      'Miroir éclairé : coupez le courant au tableau. Le raccordement revient à un électricien, dans les volumes autorisés.',
      'Verlichte spiegel: schakel de stroom uit aan de kast. De aansluiting is werk voor een elektricien, binnen de toegelaten zones.',
      'Lit mirrors: switch off at the board. Connection is a job for an electrician, within the permitted zones.',
      'Beleuchtete Spiegel: Schalten Sie den Strom am Verteiler ab. Der Anschluss ist Sache einer Elektrofachkraft, in den zulässigen Bereichen.',
    ),
    plugs,
    words(
      'Vissez la patte, accrochez le miroir, contrôlez le niveau. Les deux butées du bas le tiennent à un centimètre du mur.',
      'Schroef de ophanglat vast, hang de spiegel op, controleer het niveau. De twee dopjes onderaan houden hem een centimeter van de muur.',
      'Screw on the batten, hang the mirror, check the level. The two stops below keep it a centimetre off the wall.',
      'Schrauben Sie die Leiste an, hängen Sie den Spiegel ein, prüfen Sie die Waage. Zwei Puffer unten halten ihn einen Zentimeter von der Wand.',
    ),
  ],
  Étagère: [
    words(
      'Séparez l’étagère de ses ferrures : deux vis sans tête, sous la tablette, et la clé fournie.',
      'Maak de plank los van haar beslag: twee inbusschroeven onderaan, met het bijgeleverde sleuteltje.',
      'Separate the shelf from its fittings: two grub screws underneath, and the key supplied.',
      'Lösen Sie das Bord von seinen Trägern: zwei Madenschrauben an der Unterseite, mit dem beiliegenden Schlüssel.',
    ),
    level,
    plugs,
    words(
      'Fixez les ferrures, glissez l’étagère, serrez les vis jusqu’au contact. Pas plus : le bois doit pouvoir bouger.',
      'Bevestig het beslag, schuif de plank erop en draai de schroeven aan tot ze raken. Niet verder: hout moet kunnen werken.',
      'Fix the fittings, slide on the shelf, tighten the screws until they touch. No further: wood has to be able to move.',
      'Befestigen Sie die Träger, schieben Sie das Bord auf, ziehen Sie die Schrauben bis zum Anschlag. Nicht weiter: Holz muss arbeiten können.',
    ),
    words(
      'Charge : douze kilos pour soixante centimètres de tablette, répartis sur la longueur.',
      'Belasting: twaalf kilo voor een plank van zestig centimeter, verdeeld over de lengte.',
      'Load: twelve kilos for sixty centimetres of shelf, spread along its length.',
      'Belastung: zwölf Kilo auf sechzig Zentimeter Bord, über die Länge verteilt.',
    ),
  ],
  Accessoire: [
    words(
      'Choisissez un endroit qui reste à portée de main depuis la douche ou le lavabo : tendez le bras, faites une croix.',
      'Kies een plek binnen handbereik van de douche of de wastafel: strek uw arm en zet een kruisje.',
      'Choose a place within reach of the shower or the basin: stretch out an arm and make a cross.',
      'Wählen Sie einen Platz in Reichweite von Dusche oder Becken: Arm ausstrecken, Kreuz machen.',
    ),
    pipes,
    words(
      'Sur du carrelage, collez un ruban, percez sans percussion, à travers l’émail d’abord, dans le mur ensuite.',
      'Op tegels plakt u een stuk tape en boort u zonder klopfunctie: eerst door het glazuur, daarna in de muur.',
      'On tiles, stick down some tape and drill without hammer action, first through the glaze, then into the wall.',
      'Auf Fliesen kleben Sie ein Stück Band und bohren ohne Schlag, erst durch die Glasur, dann in die Wand.',
    ),
    words(
      'Un point de silicone dans chaque trou garde l’eau hors du mur. Vissez à la main, sans forcer.',
      'Een druppel silicone in elk gat houdt het water uit de muur. Schroef met de hand, zonder kracht.',
      'A dot of silicone in each hole keeps water out of the wall. Screw by hand, without force.',
      'Ein Tropfen Silikon in jedem Loch hält Wasser aus der Wand. Von Hand schrauben, ohne Kraft.',
    ),
    words(
      'Tabourets et plateaux ne se montent pas. Huilez-les une fois avant de vous en servir, puis une fois l’an.',
      'Krukken en dienbladen hoeft u niet te monteren. Olie ze één keer voor gebruik en daarna één keer per jaar.',
      'Stools and trays need no mounting. Oil them once before use, and once a year after that.',
      'Hocker und Tabletts werden nicht montiert. Ölen Sie sie einmal vor dem Gebrauch und danach einmal im Jahr.',
    ),
  ],
};
