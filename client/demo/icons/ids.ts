/** The part of the page with the icons: where filter and pages lead to. */
export const listId = 'icons'
/** The element whose content the server writes. */
export const cellsId = 'icon-cells'
/** The word that each cell's button says before its icon's name. */
export const copyLabelId = 'icon-copy'
