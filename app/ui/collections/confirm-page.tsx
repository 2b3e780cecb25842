import type { ReactNode } from "react";
import { OwnerField } from "~/ui/account-area/reader-context";
import { FaultNotice } from "./fault-notice";
import { FormButtons, type FormButtonsProps, HiddenFields } from "./form-buttons";
import { FormPage } from "./form-page";
import styles from "./form.module.css";

export interface ConfirmPageProps extends FormButtonsProps {
  title: string;
  /** Why it was not done. */
  fault: string | null;
  /** Sent along, to be named in the answer. */
  fields?: Readonly<Record<string, string>>;
  /** The question. */
  children: ReactNode;
}

/** Asks before something is taken away. */
export function ConfirmPage(props: ConfirmPageProps) {
  const { title, fault, fields = {}, children, ...buttons } = props;
  return (
    <FormPage title={title}>
      <form method="post" className={styles.form}>
        <OwnerField />
        {fault && <FaultNotice message={fault} />}
        {children}
        <HiddenFields fields={fields} />
        <FormButtons {...buttons} />
      </form>
    </FormPage>
  );
}
