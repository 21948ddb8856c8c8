import { Button } from 'shared/ui';

/** Leads to the panel before. */
export function BackButton({ label, go }: { label: string; go(): void }) {
  return (
    <Button look="plain" onClick={go}>
      {label}
    </Button>
  );
}
