import { limits } from 'shared-contracts/constant/limit';

/** Number of the last page; a grid without rows has one page. */
export function lastPageOf(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The pages to offer: the current one and up to two either side (docs/product.md#lists). */
export function pageWindow(page: number, lastPage: number): number[] {
  const from = Math.max(1, page - limits.paginationWindow);
  const to = Math.min(lastPage, page + limits.paginationWindow);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_none, index) => from + index);
}
