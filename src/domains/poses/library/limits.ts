/** So many pictures come in one upload of staff. */
export const MOST_PICTURES = 20
export const PICTURE_MAX = 4 * 1024 * 1024
