import type { Film } from '../media/films.ts'

/** How many pages a course of the demo world shows of itself. */
export const SAMPLE_PAGES = 6

/** Where the school's folder has its files, below `files/`. */
export const paths = {
  cover: (key: string) => `covers/${key}.jpg`,
  stage: (key: string, stage: number) => `stages/${key}-${stage + 1}.jpg`,
  lesson: (course: string, index: number) => `lessons/${course}-${index + 1}.jpg`,
  goal: (curriculum: string) => `goals/${curriculum}.jpg`,
  skillPath: (place: number) => `skill-paths/${place + 1}.jpg`,
  portrait: (key: string) => `portraits/${key}.jpg`,
  panel: (seed: number, shape: 'wide' | 'narrow') => `panels/${seed}-${shape}.jpg`,
  point: (subject: string, variant: number) => `points/${subject}-${variant + 1}.jpg`,
  target: (subject: string) => `targets/${subject}.jpg`,
  captions: (name: string) => `captions/${name}`,
  /** One that has pieces for players is shown by them where it is whole. */
  film: ({ name, hls }: Pick<Film, 'name' | 'hls'>, isWhole: boolean) =>
    `films/${name}${hls && !isWhole ? '-mp4' : ''}`,
  slides: (subject: string, pages: number) => (pages > 0 ? `slides/${subject}-${pages}` : ''),
  samples: (of: string) => `slides/${of}-${SAMPLE_PAGES}`,
  material: (of: string, name: string) => `materials/${of}/${name}`,
}
