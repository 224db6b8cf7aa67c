/** Asks again until it holds. The question has to wait for something outside this process, or nothing would ever change. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds()));
}
