import { limits } from 'shared-contracts/constant/limit';
import { readCurrent } from 'shared-contracts/rule/protection-detail';

const steps: Readonly<Record<string, number>> = { ArrowUp: 0.1, ArrowDown: -0.1 };

/** A typed current one step of 0.1 kA higher or lower by an arrow key; null where the key or the text gives none. */
export function stepped(typed: string, key: string): string | null {
  const step = steps[key];
  const read = readCurrent(typed);
  if (step === undefined || !read.ok) return null;
  const value = Math.min(limits.maxFaultCurrentKa, Math.max(0, (read.value ?? 0) + step));
  return String(Number(value.toFixed(1)));
}
