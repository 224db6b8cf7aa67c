import { type ReactNode, useState } from 'react';
import { Button } from 'shared-ui/control';
import { Popconfirm } from 'shared-ui/overlay';

interface ConfirmButtonProps {
  readonly label: string;
  readonly question: string;
  /** What follows from it. */
  readonly hint: string;
  readonly onConfirm: () => void;
}

/** A button that takes something away: it asks before. */
export function ConfirmButton({ label, question, hint, onConfirm }: ConfirmButtonProps): ReactNode {
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
    >
      <Button danger>{label}</Button>
    </Popconfirm>
  );
}
