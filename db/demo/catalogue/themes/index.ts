import { backgroundThemes } from './background.ts'
import { characterThemes } from './character.ts'
import { mangaThemes } from './manga.ts'
import { otherThemes } from './other.ts'

export const themes = [...characterThemes, ...backgroundThemes, ...mangaThemes, ...otherThemes]
