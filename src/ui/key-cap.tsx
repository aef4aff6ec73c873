/** A key of the keyboard, as it is named on screen. */
export const KeyCap = ({ children }: { children: string }) => (
  <kbd className="rounded-field border border-edge px-2 text-sm">{children}</kbd>
)
