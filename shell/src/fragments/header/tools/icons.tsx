import styles from './icons.module.css';

const icon = (path: string, look = styles.icon) =>
  function Icon() {
    return (
      <svg className={look} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
    );
  };

export const SearchIcon = icon('M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13M15.2 15.2 20.5 20.5');
export const HeartIcon = icon(
  'M12 20C7 16.4 3.5 13 3.5 9.2A4.4 4.4 0 0 1 12 7.4a4.4 4.4 0 0 1 8.5 1.8C20.5 13 17 16.4 12 20Z',
);
export const StoreIcon = icon(
  'M12 21c4.3-4.6 6.5-8.1 6.5-11a6.5 6.5 0 0 0-13 0c0 2.9 2.2 6.4 6.5 11ZM12 7.8a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6',
);
export const AccountIcon = icon('M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6');
export const ArrowIcon = icon('M4 12h16M14 6l6 6-6 6', styles.arrow);
export const ChevronIcon = icon('m7 10 5 5 5-5', styles.chevron);
