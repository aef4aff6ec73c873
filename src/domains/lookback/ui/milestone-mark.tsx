import { Icon } from '#ui/icon.tsx'

/** The seal of a round number. */
export const MilestoneMark = ({ children }: { children: string }) => (
  <strong className="inline-flex items-center gap-1.5 rounded-round border border-vermilion px-3 text-sm leading-7 text-vermilion">
    <Icon name="check" className="size-4" />
    {children}
  </strong>
)
