import { clsx } from "clsx";
import { ModalWindow, type ModalWindowProps } from "../parts/ModalWindow.tsx";
import * as styles from "./Drawer.css.ts";

export interface DrawerWindowProps extends Omit<ModalWindowProps, "size" | "moving"> {
  side: keyof typeof styles.sides;
}

export const DrawerWindow = ({ side, className, ...rest }: DrawerWindowProps) => (
  <ModalWindow
    {...rest}
    moving={styles.slides[side]}
    className={clsx(styles.sides[side], className)}
  />
);
