import { backgroundThemes } from './background.ts'
import { characterThemes } from './character.ts'
import { mangaThemes } from './manga.ts'
import { otherThemes } from './other.ts'

export const themes = [...characterThemes, ...backgroundThemes, ...mangaThemes, ...otherThemes]

export function themeOf(key: string) {
  const theme = themes.find((each) => each.key === key)
  if (!theme) throw new Error(`No theme is called ${key}`)
  return theme
}
