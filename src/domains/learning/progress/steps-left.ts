/** What of a curriculum is still to do, by its steps in order: a gap before what is done is named. Null when all is done. */
export function stepsLeft(done: readonly boolean[]): string | null {
  const left = done.filter((isDone) => !isDone).length
  const gap = skippedSteps(done)
  return left > 0 ? `残り${left}STEP${gap && `（${gap}）`}` : null
}

/** Who went ahead, or came from a course, is told which steps they left out; nothing where they left out none. */
export function skippedSteps(done: readonly boolean[]): string {
  const last = done.lastIndexOf(true)
  const skipped = done.flatMap((isDone, at) => (!isDone && at < last ? [at + 1] : []))
  return skipped.length > 0 ? `STEP ${skipped.join('・')}が残っています` : ''
}
