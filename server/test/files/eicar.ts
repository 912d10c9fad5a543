/** The test virus, written backwards so that this file is not taken for one. */
export const eicar = Buffer.from(
  [...'*H+H$!ELIF-TSET-SURIVITNA-DRADNATS-RACIE$}7)CC7)^P(45XZP\\4[PA@%P!O5X'].reverse().join(''),
)
