import { countCharacters } from '#platform/text.ts'
import { LOCATION_MAX, mistakes, NAME_MAX } from './terms.ts'

export type Typed = { name: string; age: string; adLocation: string }
export type Mistakes = Partial<Record<keyof Typed, string>>

/** What is wrong with a registration as it is typed; the house asks the same again. */
export function mistakesIn({ name, age, adLocation }: Typed): Mistakes {
  const found: Mistakes = {}
  if (name.trim() === '') found.name = mistakes.name
  else if (countCharacters(name.trim()) > NAME_MAX) found.name = mistakes.longName
  if (age === '') found.age = mistakes.age
  if (adLocation === '') found.adLocation = mistakes.location
  else if (countCharacters(adLocation) > LOCATION_MAX) found.adLocation = mistakes.longLocation
  return found
}
