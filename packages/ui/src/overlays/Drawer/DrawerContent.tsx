import { clsx } from "clsx";
import { Modal, type ModalProps } from "../parts/Modal.tsx";
import * as styles from "./Drawer.css.ts";

export interface DrawerContentProps extends Omit<ModalProps, "size" | "moving"> {
  side: keyof typeof styles.sides;
}

export const DrawerContent = ({ side, className, ...rest }: DrawerContentProps) => (
  <Modal {...rest} moving={styles.slides[side]} className={clsx(styles.sides[side], className)} />
);
