// The release carries them: the gateway answers all but the first at the root of the site, where browsers and phones look.
// Pictures are drawn from icon.svg (sharp, with a palette); favicon.ico holds 16, 32 and 48 pixels.
import './icon.svg';
import './favicon.ico';
import './apple-touch-icon.png';
import './icon-192.png';
import './icon-512.png';
import './site.webmanifest';
