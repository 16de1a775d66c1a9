/** Words that stay in Latin script in Cyrillic text: acronyms, formats, units, brands. */
export const latinWords: readonly string[] =
  'A AA PDF CSV RSS QR NBS IPS SMS USB IBAN GDPR IP RSD px kB MB kg km m cm mm Blender Studio SVG PNG TXT ZIP WCAG HTML axe JavaScript NVDA JAWS VoiceOver TalkBack Chromium Firefox Safari iPhone OpenStreetMap Google Esc'.split(
    ' ',
  )
