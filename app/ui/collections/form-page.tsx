import type { ReactNode } from "react";
import { OwnerField } from "~/ui/account-area/reader-context";
import { FormButtons, type FormButtonsProps, HiddenFields } from "./form-buttons";
import styles from "./form.module.css";
import { FaultNotice } from "./notices";

/** Page with a single form or question. */
export function FormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

interface ConfirmPageProps extends FormButtonsProps {
  title: string;
  /** Error of the last attempt, or null. */
  fault: string | null;
  /** Hidden fields, repeated in the response. */
  fields?: Readonly<Record<string, string>>;
  /** The question. */
  children: ReactNode;
}

/** Page that asks before deleting or removing. */
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
