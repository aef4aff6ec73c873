import type { ComponentProps } from 'react'
import { IconButton } from '#ui/icon-button.tsx'

type Props = Pick<ComponentProps<typeof IconButton>, 'icon' | 'label'> & { isLast: boolean; move: () => void }

/** One place on. At the end of the way it stays and is only greyed, or the keyboard would lose its place. */
export const MoveButton = ({ isLast, move, ...button }: Props) => (
  <IconButton {...button} aria-disabled={isLast || undefined} onClick={isLast ? undefined : move} />
)
