import { z } from 'zod'
import { textField } from '#platform/forms.ts'
import { LOCATION_MAX, mistakes, NAME_MAX, type Age } from './terms.ts'

const isPlace = (text: string) => text.split(',').some((part) => part.trim() !== '')

export const RegistrationForm = z.object({
  ambassador_user: z.object(
    {
      name: textField({ required: mistakes.name, max: NAME_MAX, tooLong: mistakes.longName, printable: true }),
      age: z
        .union([z.number(), z.string()], { error: mistakes.age })
        .transform(String)
        .refine((age) => /^[1-6]$/.test(age), mistakes.age)
        .transform((age) => Number(age) as Age),
      ad_location: textField({ required: mistakes.location, max: LOCATION_MAX, tooLong: mistakes.longLocation }).refine(
        isPlace,
        mistakes.location,
      ),
    },
    { error: mistakes.name },
  ),
})
export type Registration = z.output<typeof RegistrationForm>['ambassador_user']
