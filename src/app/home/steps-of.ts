/** How far a curriculum has come, by its steps: a share of films says little about what is left to draw. */
export const stepsOf = (completed: number, steps: number) => ({
  share: Math.floor((100 * completed) / Math.max(1, steps)),
  words: `${steps}STEP中${completed}STEP完了`,
})
