import { type ReactNode, useState } from 'react';
import { Button } from 'shared-ui/control';
import { Popconfirm } from 'shared-ui/overlay';

interface ConfirmButtonProps {
  readonly label: string;
  readonly question: string;
  /** What follows from it. */
  readonly hint: string;
  readonly onConfirm: () => void;
  /** There is nothing to ask about yet. */
  readonly disabled?: boolean;
}

/** A question is read in lines of a book, and stays off the edges of a phone. */
const widest = 'min(26rem, calc(100vw - 2rem))';

/** A button that takes something away: it asks before. */
export function ConfirmButton({ label, question, hint, onConfirm, disabled = false }: ConfirmButtonProps): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  const confirm = () => {
    setIsAsking(false);
    onConfirm();
  };
  return (
    <Popconfirm
      open={isAsking}
      onOpenChange={setIsAsking}
      title={question}
      description={hint}
      okText={label}
      okButtonProps={{ danger: true, size: 'medium' }}
      cancelButtonProps={{ size: 'medium' }}
      onConfirm={confirm}
      styles={{ root: { maxWidth: widest } }}
      disabled={disabled}
    >
      <Button danger disabled={disabled}>
        {label}
      </Button>
    </Popconfirm>
  );
}
