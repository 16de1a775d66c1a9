import { numberWriter } from './format.ts'

/* Measures as the language writes them where room is short. */

/** Grams: `200 g`. */
export const formatGrams = numberWriter({ style: 'unit', unit: 'gram', unitDisplay: 'short' })

/** Millimetres: `9 mm`. */
export const formatMillimetres = numberWriter({ style: 'unit', unit: 'millimeter', unitDisplay: 'short' })

/** Degrees Celsius: `200°C`, `200 °C`. */
export const formatCelsius = numberWriter({ style: 'unit', unit: 'celsius', unitDisplay: 'short' })
