import './play-intro.css';

const blades = 18;

/** Draws the blades and the brand's name over the page, which stays usable beneath. Fulfilled when they have hidden themselves. */
export async function playIntro(name: string): Promise<void> {
  const intro = document.createElement('div');
  intro.className = 'intro';
  intro.ariaHidden = 'true';
  for (let index = 0; index < blades; index += 1) {
    const blade = document.createElement('span');
    blade.className = 'intro-blade';
    blade.style.setProperty('--blade', String(index));
    intro.append(blade);
  }
  const logo = document.createElement('span');
  logo.className = 'intro-logo';
  const word = document.createElement('span');
  word.className = 'intro-word';
  word.dataset.name = name;
  logo.append(word);
  intro.append(logo);
  document.body.append(intro);
  await Promise.allSettled(intro.getAnimations({ subtree: true }).map(({ finished }) => finished));
  intro.remove();
}
