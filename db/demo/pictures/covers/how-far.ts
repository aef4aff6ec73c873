/** After so many of its five lessons a work stands in a picture of its own; after the last one its cover does. */
export const STAGES = 4

/** Who stands in the picture has lines before colours: what is dark stays, all else turns to paper. */
export function peopleAt(people: string, stage: number): string {
  if (people === '' || stage === STAGES - 1) return people
  const steps = '0.14 0.3 0.93 0.97 1'
  const channels = ['R', 'G', 'B'].map((one) => `<feFunc${one} type="table" tableValues="${steps}"/>`).join('')
  const lines = `<feColorMatrix type="saturate" values="0"/><feComponentTransfer>${channels}</feComponentTransfer>`
  return `<filter id="lines">${lines}</filter><g filter="url(#lines)"${stage === 0 ? ' opacity="0.45"' : ''}>${people}</g>`
}
