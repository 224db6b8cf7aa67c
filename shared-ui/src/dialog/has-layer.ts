/** A dialog or a drawer lies above the page: Escape closes that first. Ask before antd has taken the key: while it is captured. */
export function hasLayer(): boolean {
  return document.querySelector('dialog[open], .ant-modal-wrap, .ant-drawer-open') !== null;
}
