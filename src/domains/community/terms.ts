export const IMAGE_MAX = 5 * 1024 * 1024
export const IMAGE_TYPES = ['image/jpeg', 'image/gif', 'image/png']
/** Said at the field, whoever refuses it. */
export const IMAGE_WRONG = '※jpg、gifまたはpng形式(サイズ5MB以下)でアップしてください。'

/** What a browser can judge of a picture before it is sent; the house looks at its content. */
export const isPicture = ({ type, size }: { type: string; size: number }) =>
  IMAGE_TYPES.includes(type) && size <= IMAGE_MAX
