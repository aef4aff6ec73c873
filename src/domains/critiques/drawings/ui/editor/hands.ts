/** What a pointer that came down does. */
export type Task = 'draw' | 'erase' | 'pan' | 'nothing'
export type Down = { pointerType: string; button: number; isMain: boolean }

/** Who has shown a pen draws with it, and moves the picture with the fingers; a palm beside the pen does nothing. */
export type Hands = {
  hasPen: boolean
  /** The way back for who has put the pen away. */
  fingersDraw: boolean
  isPenDown: boolean
  /** The space bar, or the hand among the tools. */
  isPanning: boolean
}

const ERASER_END = 5
const MIDDLE = 1

export function taskOf({ pointerType, button, isMain }: Down, hands: Hands): Task {
  if (pointerType === 'touch') {
    if (hands.isPenDown) return 'nothing'
    return hands.isPanning || !isMain || (hands.hasPen && !hands.fingersDraw) ? 'pan' : 'draw'
  }
  if (hands.isPanning || button === MIDDLE) return 'pan'
  if (button === ERASER_END) return 'erase'
  return button === 0 ? 'draw' : 'nothing'
}

/** The system takes a touch away where it was a palm; of a pen it means nothing: tablets do so between quick strokes. */
export const isKeptWhenCancelled = (pointerType: string) => pointerType !== 'touch'

/** A second finger soon after the first means both fingers: what the first had begun was no line. */
export const SECOND_FINGER_MS = 250
