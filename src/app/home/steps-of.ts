type Line = { isCleared: boolean; completedSteps: number }

/** How far a curriculum has come, by its steps: a share of films says little about what is left to draw. */
export const stepsOf = ({ isCleared, completedSteps }: Line, steps: number) => ({
  share: isCleared ? 100 : Math.floor((100 * completedSteps) / Math.max(1, steps)),
  words: `${steps}STEP中${completedSteps}STEP完了`,
})
