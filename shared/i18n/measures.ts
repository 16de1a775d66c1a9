import { numberWriter } from './format.ts'

/* Short formats of measures. */

/** Formats grams: `200 g`. */
export const formatGrams = numberWriter({ style: 'unit', unit: 'gram', unitDisplay: 'short' })

/** Formats millimetres: `9 mm`. */
export const formatMillimetres = numberWriter({ style: 'unit', unit: 'millimeter', unitDisplay: 'short' })

/** Formats degrees Celsius: `200°C`, `200 °C`. */
export const formatCelsius = numberWriter({ style: 'unit', unit: 'celsius', unitDisplay: 'short' })
